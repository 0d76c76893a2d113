/**
 * What travels between browser and gateway: every call, header, entity and code.
 *
 * @module
 */
export {}
