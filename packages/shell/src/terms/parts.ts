import { lazyPart } from '../parts/lazy-part.tsx'

/** The foot of every page (system 61), which comes a moment after it. */
export const SiteFoot = /* @__PURE__ */ lazyPart(() => import('./site-foot.tsx'), 'SiteFoot')

/** What everybody agrees to (member 23). */
export const TermsText = /* @__PURE__ */ lazyPart(() => import('./terms-text.tsx'), 'TermsText')
