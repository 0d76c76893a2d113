import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { OpenAccountPage } from '#features/opening/open-account-page.tsx'
import { termsQuery } from '#features/opening/opening-queries.ts'

export const Route = createFileRoute('/_agent/opening/')({
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(termsQuery(context))
    await loadAreas(context.i18n, 'opening', 'validation')
  },
  component: OpenAccountPage,
})
