/**
 * What may happen next in a business process, and what does it pay?
 *
 * @module
 */
export {}
