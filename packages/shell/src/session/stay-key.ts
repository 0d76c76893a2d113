/** Says that a cookie is there which scripts cannot see, so that other visitors are not asked about one. */
export const stayKey = 'stays'
