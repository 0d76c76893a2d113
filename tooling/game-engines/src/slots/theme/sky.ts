import { path } from '../../art/ink.ts'

/** A glow that sinks into the ground. */
export function skyOf(glow: string, ground: string, across = 50): string {
  return (
    `<defs><radialGradient id="sky" cx=".${across}" cy=".28" r=".85"><stop stop-color="${glow}"/><stop offset=".78" stop-color="${ground}"/><stop class="sky-end" offset="1" stop-color="${ground}"/></radialGradient></defs>` +
    path('M0 0H400V300H0Z', 'fill="url(#sky)"')
  )
}
