/**
 * Times mirror domains and keeps them ranked.
 *
 * @module
 */
export {}
