import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { FilePage } from '#features/opening/file-page.tsx'

export const Route = createFileRoute('/_agent/opening/file')({
  loader: ({ context }) => loadAreas(context.i18n, 'opening', 'validation'),
  component: FilePage,
})
