/**
 * Addresses that are no network of a visitor: this machine, private ranges, nothing. What accounts share of these says nothing about
 * them. For PostgreSQL's `~`.
 */
export const ownNetworks =
  '^($|unknown|127\\.|10\\.|192\\.168\\.|172\\.(1[6-9]|2\\d|3[01])\\.|::1|f[cd]|fe80:|::ffff:127\\.)'
