import type { CDPSession, Page } from '@playwright/test'

/**
 * Gives the browser a device that holds passkeys and confirms each question at once, by the browser's own virtual authenticator
 * (Web Authentication Level 3 section 11). Its person looks at the device as long as nobody says otherwise.
 */
export async function holdPasskeys(
  page: Page,
): Promise<{ setPresent: (isPresent: boolean) => Promise<void> }> {
  const device: CDPSession = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setPresent: async (isPresent) => {
      await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isPresent })
    },
  }
}
