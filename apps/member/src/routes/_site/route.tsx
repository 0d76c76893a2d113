import { createFileRoute } from '@tanstack/react-router'
import { SiteFrame } from '#shared/frame/site-frame.tsx'

/** The frame of every page but the landing page and a running game. */
export const Route = createFileRoute('/_site')({ component: SiteFrame })
