import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { requireOffered } from '#shared/account/require-offered.ts'
import { SiteFrame } from '#shared/frame/site-frame.tsx'

/** The frame of every page but the landing page and a running game. */
export const Route = createFileRoute('/_site')({
  beforeLoad: requireOffered,
  // A frame that waits for its words is a mark on an empty page meanwhile. Where they are lost, it says so itself.
  loader: ({ context }) => loadAreas(context.i18n, 'games').catch(() => undefined),
  staleTime: Number.POSITIVE_INFINITY,
  component: SiteFrame,
})
