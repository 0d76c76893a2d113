import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { readAhead } from '#shared/read-ahead.ts'
import { AnnouncementsPage } from '#features/announcements/announcements-page.tsx'

export const Route = createFileRoute('/_site/announcements')({
  loader: ({ context }) => {
    readAhead(context.queryClient, async () =>
      (await import('#shared/announcements/announcements-query.ts')).announcementsQuery(context),
    )
    return loadAreas(context.i18n, 'support')
  },
  component: AnnouncementsPage,
})
