/**
 * A game card was tapped: what happens now?
 *
 * @module
 */
export {}
