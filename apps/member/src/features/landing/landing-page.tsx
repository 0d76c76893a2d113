import type { ReactElement } from 'react'
import { BrandMark } from '#shared/brand-mark.tsx'

/** The poster at `/`. */
export function LandingPage(): ReactElement {
  return <BrandMark />
}
