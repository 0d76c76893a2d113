import type { Simulation } from '../simulation.ts'
import type { VendorProcess } from './game-vendor.ts'

/** A run of its own of a vendor that is there; if its process dies, so does the run. Answers what it found to do. */
export function runAtVendor(
  sim: Simulation,
  label: string,
  run: (vendor: VendorProcess) => Promise<number>,
): Promise<number> {
  const [first, ...others] = sim.gameVendors.running()
  if (!first) return Promise.resolve(0)
  const vendor = sim.draw.pick([first, ...others])
  sim.scheduler.note(`${vendor.name} ${label}`)
  return new Promise((resolve) => {
    const died = () => resolve(0)
    vendor.onDeath.add(died)
    run(vendor)
      .catch((error: unknown) => {
        sim.failed(error)
        return 0
      })
      .then(resolve)
      .finally(() => vendor.onDeath.delete(died))
  })
}
