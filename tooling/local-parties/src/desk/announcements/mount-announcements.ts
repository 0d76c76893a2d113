import type { Context, Env, Hono } from 'hono'
import { Fault, listStandingOfAll, operateAnnouncement, type Services } from '@saola/gateway'
import { localPageHeaders, readLanguage } from '../../local-page.ts'
import { messageText } from '../../texts.ts'
import { renderAnnouncementsPage, type AnnouncementsPage } from './announcements-page.ts'
import { readAnnouncement } from './read-announcement.ts'

/** `/desk/announcements`: what the operator tells everybody, published and ended by hand (support 11). */
export function mountAnnouncements<E extends Env>(app: Hono<E>, services: Services): void {
  app.get('/desk/announcements', (context) => show(context, services, readDone(context)))
  app.post('/desk/announcements', async (context) => {
    const form = await context.req.formData()
    const said = form.get('language')
    const language = readLanguage(typeof said === 'string' ? said : undefined)
    try {
      const wanted = await readAnnouncement(form)
      await operateAnnouncement(services, wanted)
      const done = wanted.do === 'withdraw' ? 'ended' : 'published'
      return context.redirect(`/desk/announcements?language=${language}&done=${done}`, 303)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const text = messageText(language, error.messageKey, error.params)
      return show(context, services, { kind: 'refused', text }, language)
    }
  })
}

async function show(
  context: Context,
  services: Services,
  notice: AnnouncementsPage['notice'],
  language?: 'VI' | 'EN',
): Promise<Response> {
  const page = renderAnnouncementsPage({
    language: language ?? readLanguage(context.req.query('language')),
    here: new URL('/desk/announcements', context.req.url),
    memberOrigin: services.settings.memberOrigin,
    notice,
    merchants: await listStandingOfAll(services.db, services.now()),
  })
  return context.html(page, notice?.kind === 'refused' ? 400 : 200, localPageHeaders())
}

/** The address can be typed by anybody: only steps that exist are spoken of. */
function readDone(context: Context): AnnouncementsPage['notice'] {
  const step = (['published', 'ended'] as const).find((each) => each === context.req.query('done'))
  return step && { kind: 'done', step }
}
