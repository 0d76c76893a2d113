/**
 * The page on which a brand's tokens are changed, measured and saved.
 *
 * @module
 */
export { openThemePage } from './open-theme-page.ts'
