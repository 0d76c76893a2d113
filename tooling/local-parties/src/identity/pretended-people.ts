import { createHash } from 'node:crypto'
import { createRecent } from '@saola/server'
import type { Pretended } from './identity-page.ts'

/** So many people are known at once; nobody asks for one again whose visit is over. */
const mostPeople = 1_000

/** Whom the visitors of a provider said they are. */
export type PretendedPeople = {
  /** Makes somebody known and answers the subject, the same for a mail address every time. */
  pretend: (person: Pretended) => string
  find: (subject: string) => Pretended | undefined
}

/** Remembers the people of a provider, those who came last. */
export function createPretendedPeople(issuer: string): PretendedPeople {
  const people = createRecent<Pretended>(mostPeople)
  return {
    pretend(person) {
      const subject = createHash('sha256')
        .update(`${issuer} ${person.email.toLowerCase()}`)
        .digest('hex')
        .slice(0, 24)
      people.set(subject, person)
      return subject
    },
    find: people.get,
  }
}
