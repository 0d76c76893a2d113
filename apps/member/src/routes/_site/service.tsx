import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#features/support/service-page.tsx'

export const Route = createFileRoute('/_site/service')({
  loader: ({ context }) => loadAreas(context.i18n, 'support'),
  component: ServicePage,
})
