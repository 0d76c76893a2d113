/**
 * What we say, in EN and VI, and how we write money, dates and phones.
 *
 * @module
 */
export {}
