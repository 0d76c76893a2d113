import { keyOfText, openText, sealText, type Sealing } from '@saola/server'
import type { ShownIdentity } from '../../services/ports.ts'

/** What of a person lies sealed; the kind of the document lies open beside it. */
type Person = Omit<ShownIdentity, 'documentKind'>

/** How many signs of a number are shown, at its end. */
const shownSigns = 3

/** The number of a document as all write it: without blanks, dots and dashes, in capitals. */
export function plainNumber(documentNumber: string): string {
  return documentNumber.replaceAll(/[ .-]/g, '').toUpperCase()
}

/** By which equal documents are found (member 27); nobody without the store secret learns the number from it. */
export function keyOfDocument(
  sealing: Pick<Sealing, 'settings'>,
  { documentKind, documentNumber }: Pick<ShownIdentity, 'documentKind' | 'documentNumber'>,
): string {
  return keyOfText(sealing, `identity ${documentKind} ${plainNumber(documentNumber)}`)
}

/** What was shown as the database keeps it: it opens for its own reference alone. */
export function sealShown(
  sealing: Sealing,
  reference: string,
  { fullName, bornOn, documentNumber }: ShownIdentity,
): string {
  return sealText(sealing, JSON.stringify({ fullName, bornOn, documentNumber }), about(reference))
}

/** What was shown under a reference. */
export function openShown(sealing: Pick<Sealing, 'settings'>, reference: string, sealed: string): Person {
  // Nobody but `sealShown` has written it.
  const person: Person = JSON.parse(openText(sealing, sealed, about(reference)))
  return person
}

/** The end of a number, by which its owner knows it. */
export function endingOf(documentNumber: string): string {
  return plainNumber(documentNumber).slice(-shownSigns)
}

/** A name as it is sent: with single blanks. */
export function tidyName(fullName: string): string {
  return fullName.trim().replaceAll(/\s+/g, ' ')
}

function about(reference: string): string {
  return `identity:${reference}`
}
