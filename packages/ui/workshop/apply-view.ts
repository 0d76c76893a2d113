import type { View } from './view.ts'

/** Dresses the whole document as the view says. */
export function applyView(view: View): void {
  document.documentElement.dataset['theme'] = view.theme
  document.documentElement.lang = view.lang
  if (view.motion === 'reduced') for (const sheet of document.styleSheets) stillRules(sheet.cssRules)
}

// A page cannot set the person's wish, but it can make its rules behave as if it were set.
function stillRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-reduced-motion: reduce'))
      rule.media.mediaText = 'all'
    else if (rule instanceof CSSGroupingRule) stillRules(rule.cssRules)
  }
}
