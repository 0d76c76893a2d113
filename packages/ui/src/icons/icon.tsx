import type { ReactElement } from 'react'
import { iconPaths } from './icon-paths.ts'
import { Strokes } from './strokes.tsx'

/** The name of a drawn icon. */
export type IconName = keyof typeof iconPaths

export type IconProps = {
  name: IconName
  /** Edge in px, 24 by default. */
  size?: number
  /** What a screen reader says; without it the icon is decoration. */
  label?: string
  /** Fills the shape too: a chosen heart, a gold star. */
  filled?: boolean
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, ...drawn }: IconProps): ReactElement {
  return <Strokes path={iconPaths[name]} {...drawn} />
}
