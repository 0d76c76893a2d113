/**
 * The sheet of a brand as tokens: read, measured and changed. Runs in a browser too.
 *
 * @module
 */
export { colourTokens, fontTokens, type ColourToken } from './brand-tokens.ts'
export { checkTheme, measurePairs, themeTokens, type MeasuredPair, type Tokens } from './check-theme.ts'
export { felts } from './felts.ts'
export { nightFaces } from './night-faces.ts'
export { nightTokens } from './night-tokens.ts'
export { parseOklch, toHex } from './contrast.ts'
export { setToken, type Looks } from './set-token.ts'
export { readColour, writeOklch } from './new-brand/derive-theme.ts'
