import type { system as vi } from '../vi/system.ts'

/** Maintenance, region, connection and failed calls (spec sections 4 and 8). */
export const system = {
  title: 'System',
} as const satisfies Record<keyof typeof vi, string>
