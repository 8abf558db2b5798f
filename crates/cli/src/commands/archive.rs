//! `kamen export` and `kamen import`: everything a server keeps, as one document.

use crate::args::Archive;
use command::Exit;
use std::path::Path;
use store::Store;
use tempfile::NamedTempFile;
use tokio::fs::File;
use tokio::io::{AsyncWrite, BufReader, BufWriter};

pub(crate) fn export(args: &Archive) -> Result<(), Exit> {
    in_tokio(async {
        let store = Store::open_existing(&args.db).await.map_err(refused)?;
        if args.file == "-" {
            return write(&store, tokio::io::stdout()).await;
        }
        // What was there stays until the new document is whole. It holds secrets: nobody else may read it.
        let path = Path::new(&args.file);
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let wrong = |why: std::io::Error| Exit::refused(format!("{}: {why}", args.file));
        let draft = NamedTempFile::new_in(folder).map_err(wrong)?;
        write(&store, File::from_std(draft.reopen().map_err(wrong)?)).await?;
        draft.as_file().sync_all().map_err(wrong)?;
        draft.persist(path).map_err(|error| wrong(error.error))?;
        Ok(())
    })
}

async fn write(store: &Store, out: impl AsyncWrite + Unpin) -> Result<(), Exit> {
    store.export(BufWriter::new(out)).await.map_err(refused)
}

pub(crate) fn import(args: &Archive) -> Result<(), Exit> {
    in_tokio(async {
        if args.file == "-" {
            let store = Store::open(&args.db).await.map_err(refused)?;
            return store.import(BufReader::new(tokio::io::stdin())).await.map_err(refused);
        }
        // First the document: a wrong name shall leave no empty database behind.
        let wrong = |why: std::io::Error| Exit::refused(format!("{}: {why}", args.file));
        let file = File::open(&args.file).await.map_err(wrong)?;
        let store = Store::open(&args.db).await.map_err(refused)?;
        store.import(BufReader::new(file)).await.map_err(|e| Exit::refused(format!("{}: {}", args.file, one_line(&e))))
    })
}

pub(crate) fn aside(db: &str) -> Result<(), Exit> {
    in_tokio(async {
        let store = Store::open_existing(db).await.map_err(refused)?;
        for (table, game, why) in store.aside().await.map_err(refused)? {
            println!("{table}\t{game}\t{why}");
        }
        Ok(())
    })
}

fn in_tokio(work: impl Future<Output = Result<(), Exit>>) -> Result<(), Exit> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Exit::refused)?;
    let done = runtime.block_on(work);
    // Standard input may still be waited for, and would be for ever.
    runtime.shutdown_background();
    done
}

fn refused(error: store::Error) -> Exit {
    Exit::refused(one_line(&error))
}

/// Databases explain at length.
fn one_line(error: &store::Error) -> String {
    error.to_string().split_whitespace().collect::<Vec<_>>().join(" ")
}
