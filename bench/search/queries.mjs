/**
 * What readers of the made-up manual look for: titles, words of texts, both; whole, begun, mistyped; names; nothing.
 *
 * @type {readonly string[]}
 */
export const queries = [
  'valve',
  'pressure',
  'turbine',
  'common mistakes',
  'read the values',
  'valve pressure',
  'change the settings of the boiler',
  'how to work with the printer',
  'pump humidity before you begin',
  'get_pressure',
  'get_humidity scanner',
  'press',
  'con',
  'c',
  'tempera',
  'presure',
  'trubine',
  'conveyer settings',
  'gatway',
  'humidty furnace',
  'page 77',
  'no such thing here',
  'qqqzzz',
]
