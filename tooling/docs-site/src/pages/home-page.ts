/** The first page: whom it serves, and the way that each of them takes. */
export function homePage(): string {
  return `---
layout: home
title: Saola
titleTemplate: A white-label platform for gaming brands
hero:
  name: Saola
  text: A gaming brand, from one command to its own gateway
  tagline: A player site, an agent portal and eleven packages that can be taken alone. Money, games and sign-in are real on any laptop.
  image:
    dark: /screens/member.png
    light: /screens/member.png
    alt: The lobby of the player site on a phone
  actions:
    - theme: brand
      text: Quick start
      link: /quick-start
    - theme: alt
      text: What it is
      link: /what-it-is
    - theme: alt
      text: The packages
      link: /packages/
features:
  - title: Make a brand
    details: Four questions and one colour make a folder; it is served by its host name without a rebuild.
    link: /how-to/add-a-brand
    linkText: Add a brand
  - title: Bring your own gateway
    details: Addresses are data. A kit says call by call what agrees, what differs and which pages follow from it.
    link: /how-to/use-your-own-gateway
    linkText: Use your own gateway
  - title: Take one package
    details: Line speed, validation, the client, the components. Each page runs its example in front of you.
    link: /packages/
    linkText: All packages
  - title: Speak to it
    details: Every call with its parameters, body, reply and refusals, and the OpenAPI document to generate a client from.
    link: /calls/
    linkText: All calls
  - title: Bring your games
    details: A seamless wallet of three calls. Our own vendor is paid by the same ones.
    link: /vendors
    linkText: For vendors
  - title: Know why
    details: The rules of each area with a number that tests cite, the decisions behind them, and what is guarded against whom.
    link: /areas/
    linkText: Areas and rules
---
`
}
