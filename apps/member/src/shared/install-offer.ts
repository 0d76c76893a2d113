/** What Chrome and its kin hand over when a site may be installed; no other browser has it. */
type InstallOffer = Event & { prompt?(): Promise<unknown> }

/** The browser's offer, which comes once and early; none where it cannot install, or has done it. */
const kept: { offer?: InstallOffer | undefined } = {}

/** Keeps the offer for the button of the page that installs (landing 10); `early` came before the app did. */
export function keepInstallOffer(early: Event | undefined): void {
  kept.offer = early
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    kept.offer = event
  })
  addEventListener('appinstalled', () => {
    kept.offer = undefined
  })
}

/** The offer as it stands. */
export function installOffer(): InstallOffer | undefined {
  return kept.offer
}

/** Asks the person; an offer serves once. */
export async function takeInstallOffer(): Promise<void> {
  const { offer } = kept
  kept.offer = undefined
  // Who watches the offer learns that it is gone.
  dispatchEvent(new Event('appinstalled'))
  await offer?.prompt?.()
}

/** Tells of an offer that comes or goes; returns how to stop. */
export function watchInstallOffer(listener: () => void): () => void {
  const names = ['beforeinstallprompt', 'appinstalled']
  for (const name of names) addEventListener(name, listener)
  return () => {
    for (const name of names) removeEventListener(name, listener)
  }
}
