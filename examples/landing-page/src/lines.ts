/** The mirror domains of the brand; without the variable those that `pnpm start` opens, the last one dead. */
export const domains: readonly string[] = (
  import.meta.env['VITE_LINES'] ||
  'http://127.0.0.1:4011,http://127.0.0.1:4012,http://127.0.0.1:4013,http://127.0.0.1:4014,http://127.0.0.1:4019'
).split(',')
