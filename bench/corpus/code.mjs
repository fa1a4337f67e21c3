import { capitalize, words } from './words.mjs'

/**
 * @typedef {object} Subject  what a piece of code is about
 * @property {string} thing   `Pump`
 * @property {string} field   `pressure`
 * @property {string} other   `speed`
 * @property {string} verb    `calibrate`
 * @property {number} limit
 * @property {number} step
 * @property {string} route   `/api/v3/pumps`
 */

/**
 * Write a piece of code in one of the five languages of the corpus. The same numbers give the same code;
 * two pages seldom share a block.
 *
 * @param {import('./random.mjs').Random} random
 * @param {Language} language
 */
export function code(random, language) {
  const thing = random.pick(words.things)
  const [field, other] = random.sample(words.fields, 2)
  const version = random.between(1, 9)
  return random.pick(shapes[language])({
    thing: capitalize(thing),
    field,
    other,
    verb: random.pick(words.verbs),
    limit: random.between(10, 990),
    step: random.between(2, 48),
    route: `/api/v${version}/${thing}s`,
  })
}

/** @typedef {keyof typeof shapes} Language */

/**
 * A long, a middling and a short piece for each language.
 *
 * @satisfies {Record<string, ((subject: Subject) => string)[]>}
 */
const shapes = {
  bash: [
    ({ thing, field, other, verb, limit, step, route }) => `#!/usr/bin/env bash
set -euo pipefail

host="\${1:?name a host}"
for page in $(seq 1 ${step}); do
  curl --silent --fail "https://$host${route}?page=$page" |
    jq -r '.items[] | select(.${field} > ${limit}) | .name' |
    while read -r name; do
      echo "${verb} $name" >> "${other}.log"
    done
done
echo "${thing}: $(wc -l < ${other}.log) done"`,
    ({ field, limit, step, route }) => `# Keep the answer for the next step.
curl "https://localhost${route}?size=${step}" \\
  --header "Authorization: Bearer $TOKEN" \\
  --header 'Content-Type: application/json' \\
  --data '{"${field}": ${limit}, "dryRun": true}' \\
  --output ${field}.json`,
    ({ thing, verb, field, limit }) => `plant ${verb} --${field}=${limit} ${thing.toLowerCase()}.yaml
plant status --watch | grep -i "${thing.toLowerCase()}"`,
  ],
  python: [
    ({ thing, field, other, verb, limit }) => `from dataclasses import dataclass, field


@dataclass(frozen=True)
class ${thing}:
    """A ${thing.toLowerCase()} as the gateway reports it."""

    name: str
    ${field}: float = ${limit / 10}
    ${other}: list[int] = field(default_factory=list)

    def ${verb}(self, factor: float = 1.0) -> float:
        # Without readings there is nothing to average.
        if not self.${other}:
            return self.${field} * factor
        return sum(self.${other}) / len(self.${other}) * factor`,
    ({ thing, field, limit, step, route }) => `import json
from urllib.request import urlopen

with urlopen(f"https://{host}${route}?size=${step}", timeout=${step}) as response:
    rows = json.load(response)["items"]
for row in rows:
    if row["${field}"] > ${limit}:
        print(f"${thing} {row['name']:<20} {round(row['${field}'], 2)}")`,
    ({ thing, field, verb, limit }) => `${thing.toLowerCase()} = plant.find("${thing}-${limit}")
${thing.toLowerCase()}.${verb}(${field}=${limit}, wait=True)
assert ${thing.toLowerCase()}.${field} <= ${limit}, "not done yet"`,
  ],
  typescript: [
    ({ thing, field, other, verb, limit }) => `export interface ${thing} {
  readonly name: string
  readonly ${field}: number
  readonly ${other}?: readonly number[]
}

/** Says whether a ${thing.toLowerCase()} is worth the trip. */
export function ${verb}${thing}<T extends ${thing}>(item: T, limit = ${limit}): T | undefined {
  const total = (item.${other} ?? []).reduce((sum, value) => sum + value, 0)
  if (total > limit || item.${field} < 0) return undefined
  return { ...item, ${field}: Math.round(item.${field} * 100) / 100 }
}`,
    ({ thing, field, limit, step, route }) => `const response = await fetch(\`https://\${host}${route}?size=${step}\`)
if (!response.ok) {
  throw new Error(\`${thing}: \${response.status} \${response.statusText}\`)
}
const rows = (await response.json()) as { name: string; ${field}: number }[]
console.log(rows.filter((row) => row.${field} >= ${limit}).map((row) => row.name))`,
    ({ thing, field, verb, limit }) => `import { find } from '@plant/client'

const item = await find('${thing}', { ${field}: ${limit} })
await item?.${verb}({ wait: true })`,
  ],
  go: [
    ({ thing, field, other, verb, limit }) => `package plant

import "errors"

// ${thing} is what the gateway reports every few seconds.
type ${thing} struct {
	Name  string  \`json:"name"\`
	Value float64 \`json:"${field}"\`
	Last  []int   \`json:"${other},omitempty"\`
}

var ErrTooHigh = errors.New("${field} is above ${limit}")

func (t *${thing}) ${capitalize(verb)}(factor float64) (float64, error) {
	if t.Value*factor > ${limit} {
		return 0, ErrTooHigh
	}
	t.Last = append(t.Last, int(t.Value))
	return t.Value * factor, nil
}`,
    ({ thing, field, step, route }) => `response, err := http.Get("https://localhost${route}?size=${step}")
if err != nil {
	return err
}
defer response.Body.Close()
var rows []map[string]any
if err := json.NewDecoder(response.Body).Decode(&rows); err != nil {
	return fmt.Errorf("${thing} %s: %w", rows[0]["${field}"], err)
}`,
    ({ thing, field, verb, limit }) => `item, ok := plant.Find("${thing}", plant.With("${field}", ${limit}))
if ok {
	go item.${capitalize(verb)}(context.Background())
}`,
  ],
  csharp: [
    ({ thing, field, other, verb, limit }) => `using System.Linq;

namespace Plant;

/// <summary>A ${thing.toLowerCase()} as the gateway reports it.</summary>
public sealed record ${thing}(string Name, double ${capitalize(field)})
{
    public IReadOnlyList<int> ${capitalize(other)} { get; init; } = new List<int>();

    public double ${capitalize(verb)}(double factor = 1.0)
    {
        if (${capitalize(other)}.Count == 0) return ${capitalize(field)} * factor;
        var highest = ${capitalize(other)}.Max();
        return highest > ${limit} ? double.NaN : highest * factor;
    }
}`,
    ({
      thing,
      field,
      limit,
      step,
      route,
    }) => `using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(${step}) };
var rows = await client.GetFromJsonAsync<List<Row>>("https://localhost${route}");
foreach (var (name, value) in rows!.Where(row => row.Value > ${limit}))
{
    Console.WriteLine($"${thing} {name,-20} {value:F2} /* ${field} */");
}`,
    ({ thing, field, verb, limit }) => `var item = await plant.FindAsync<${thing}>(${limit});
item.${capitalize(field)}Changed += (_, value) => log.Add($"{value:N1}");
await item.${capitalize(verb)}Async();`,
  ],
}

/** The languages of the corpus. */
export const languages = /** @type {readonly Language[]} */ (Object.keys(shapes))
