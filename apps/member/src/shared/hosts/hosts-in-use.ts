import { createHosts, type Hosts } from './hosts.ts'

/** Where pictures come from, for as long as the page is open. */
export const pictureHosts: Hosts = createHosts(Math.random)

/** Where games run, for as long as the page is open. */
export const launchHosts: Hosts = createHosts(Math.random)
