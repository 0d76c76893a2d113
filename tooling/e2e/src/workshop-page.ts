import { expect, test as base, type Page } from '@playwright/test'
import { openWorkshop } from './open-workshop.ts'

const firstPort = 8400

/** A test with a workshop of its worker, built and served. */
export const test = base.extend<object, { workshop: string }>({
  workshop: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of what a fixture wants here
    async ({}, use, { parallelIndex }) => {
      const workshop = await openWorkshop(firstPort + parallelIndex)
      await use(workshop.origin)
      await workshop.close()
    },
    { scope: 'worker' },
  ],
})

/** Opens the page of one component, in English on dark unless `view` says otherwise. */
export async function openComponent(
  page: Page,
  workshop: string,
  component: string,
  view = 'theme=dark&lang=en',
): Promise<void> {
  await page.goto(`${workshop}/page.html?${view}&component=${component}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
