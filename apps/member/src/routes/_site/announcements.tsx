import { createFileRoute } from '@tanstack/react-router'
import { announcementsQuery } from '#shared/announcements/announcements-query.ts'
import { AnnouncementsPage } from '#features/announcements/announcements-page.tsx'

export const Route = createFileRoute('/_site/announcements')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(announcementsQuery(context)),
  component: AnnouncementsPage,
})
