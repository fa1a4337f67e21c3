import { expect, test } from 'vitest'
import { opensDrawer } from './opens-drawer.ts'

test.each([
  [
    '<button class="navbar__toggle clean-btn" type="button">',
    '<button popovertarget="_drawer" class="navbar__toggle clean-btn" type="button">',
  ],
  [
    '<button type="button" class="a navbar__toggle">',
    '<button popovertarget="_drawer" type="button" class="a navbar__toggle">',
  ],
  ['<button class="navbar__toggle" popovertarget="mine">', '<button class="navbar__toggle" popovertarget="mine">'],
  ['<button class="a"></button><a class="navbar__toggle">', '<button class="a"></button><a class="navbar__toggle">'],
])('the menu button of a bar of the site opens the drawer: %s', (html, expected) => {
  expect(opensDrawer(html)).toBe(expected)
})
