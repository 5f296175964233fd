// Adds up what the three test runners wrote, one line for each, and closes with `N passed, N failed` for all.
// Ends with 1 if a test failed or was skipped, or if a runner ran none: silence is not success.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = process.argv[2];

/** The counts in the first tag of a Surefire report. */
function surefire(file) {
  const tag = /<testsuite\b[^>]*>/s.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  const count = (name) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(tag)?.[1] ?? 0);
  const failed = count('failures') + count('errors');
  const skipped = count('skipped');
  return { passed: count('tests') - failed - skipped, failed, skipped };
}

/** The counts of a Vitest report; a file that did not even load is a failure without a test. */
function vitest(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const unloaded = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped });
const none = { passed: 0, failed: 0, skipped: 0 };

/** Every module that has tests must have run some. */
function java() {
  const counts = {};
  for (const module of readdirSync(root)) {
    if (!existsSync(join(root, module, 'pom.xml')) || !existsSync(join(root, module, 'src/test/java'))) continue;
    const reports = join(root, module, 'target/surefire-reports');
    const files = existsSync(reports) ? readdirSync(reports).filter((name) => /^TEST-.*\.xml$/.test(name)) : [];
    counts[`Java, ${module}`] = files.map((name) => surefire(join(reports, name))).reduce(add, none);
  }
  return Object.keys(counts).length === 0 ? { Java: none } : counts;
}

const runners = {
  ...java(),
  page: vitest(join(root, 'web/target/vitest.json')),
  browser: vitest(join(root, 'web/target/e2e.json')),
};
const text = (c) => `${c.passed} passed, ${c.failed} failed${c.skipped > 0 ? `, ${c.skipped} skipped` : ''}`;

let silent = false;
for (const [name, counts] of Object.entries(runners)) {
  const ran = counts.passed + counts.failed > 0;
  silent ||= !ran;
  console.log(`${name.padEnd(16)} ${ran ? text(counts) : 'NO TEST RAN'}`);
}
const total = Object.values(runners).reduce(add, none);
console.log(text(total));
process.exit(silent || total.failed > 0 || total.skipped > 0 ? 1 : 0);
