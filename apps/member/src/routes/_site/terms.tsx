import { loadAreas } from '@saola/i18n'
import { TermsText } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#features/terms/terms-page.tsx'

export const Route = createFileRoute('/_site/terms')({
  loader: ({ context }) => Promise.all([loadAreas(context.i18n, 'terms'), TermsText.load()]),
  component: TermsPage,
})
