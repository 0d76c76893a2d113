import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#features/terms/terms-page.tsx'

export const Route = createFileRoute('/_site/terms')({
  loader: ({ context }) => loadAreas(context.i18n, 'terms'),
  component: TermsPage,
})
