/** Maintenance, region, connection and failed calls (spec sections 4 and 8). */
export const system = {
  title: 'Hệ thống',
} as const
