/**
 * Is this input acceptable, and if not, why? The patternId rule engine.
 *
 * @module
 */
export {}
