/**
 * Sends one call and says what came back, or what should happen instead.
 *
 * @module
 */
export {}
