import type { TestGateway } from './start-with-parties.ts'

/** The desk in English, and one of its forms. */
export function visitDesk(gateway: () => TestGateway, form: string) {
  const desk = async (query = '?language=en'): Promise<string> =>
    (await gateway().fetch(`http://gateway.test/desk${query}`)).text()
  return {
    desk,
    /** Sends the form; the page that follows. */
    send: async (fields: Record<string, string>): Promise<string> => {
      const body = new URLSearchParams({ language: 'EN', merchant: 'saola', ...fields })
      const answer = await gateway().fetch(`http://gateway.test/desk/${form}`, { method: 'POST', body })
      const next = answer.headers.get('Location')
      return next === null ? answer.text() : desk(next.slice(5))
    },
  }
}
