//! What is wrong with a page, as sentences: by axe-core, and by checks of our own for what axe does not look at.

use super::Browser;

const CHECKS: &str = include_str!("../checks.js");
const AXE: &str = include_str!("../axe/axe.min.js");

/// Hundreds of cards or rules are made alike, and axe takes its time with each: it is shown the first of them. And what a
/// phone's dock lies over just now is scrolled from under it by whoever wants to press it.
///
/// What is drawn on a map is no caption: readers do not hear it, and axe takes even its tooltips for the text of a link.
const RUN: &str = "
const done = arguments[arguments.length - 1];
for (const alike of document.querySelectorAll('.fact:nth-of-type(n+25), .rule-text:nth-of-type(n+8)')) alike.remove();
const dock = document.querySelector('.dock');
dock?.style.setProperty('position', 'static');
const ways = { resultTypes: ['violations'], preload: false, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'] };
const said = found => found.violations.flatMap(one => one.nodes.map(node => `axe: ${one.id}: ${node.html.slice(0, 120)}`));
axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: ':not(svg *)' }] });
axe.run(document, ways).then(said, error => [`axe: ${error}`]).then(found => { dock?.style.removeProperty('position'); done(found); });";

impl Browser {
    pub(crate) async fn flaws(&self) -> Vec<String> {
        let mut flaws = self.checks().await;
        flaws.append(&mut self.axe().await);
        flaws
    }

    pub(crate) async fn checks(&self) -> Vec<String> {
        let found = self.driver.execute(CHECKS, vec![]).await.expect("the checks run");
        found.convert().expect("sentences")
    }

    async fn axe(&self) -> Vec<String> {
        let axe = if self.see("!window.axe").await == true { AXE } else { "" };
        let found = self.driver.execute_async(format!("{axe};{RUN}"), vec![]).await.expect("axe runs");
        found.convert().expect("sentences")
    }

    /// A picture to look at, and nothing is wrong.
    pub(crate) async fn sound(&self, name: &str) {
        self.picture(name).await;
        assert_eq!(self.flaws().await, Vec::<String>::new(), "{name}");
    }
}
