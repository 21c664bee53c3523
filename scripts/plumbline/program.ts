import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';

const ROOT = new Option('--root <folder>', 'folder that contains flows/ and schemas/').default('.');
const FLOW = new Option(
  '--flow <name>',
  'only this questionnaire: its file in flows/, without .json',
);

/** Runs the command that the words name. Each command's code is loaded when it is called. */
export async function runPlumbline(argv: readonly string[]): Promise<void> {
  process.stdout.on('error', endWithReader);
  try {
    await createProgram().parseAsync(argv);
  } catch (error) {
    process.exitCode = 1;
    if (isPackageMissing(error)) {
      console.error(
        'This command needs the packages for development: run npm install and try again.',
      );
      return;
    }
    // Commands import the meta-schemas; if one of those cannot be parsed, this says where.
    const { syntaxReport } = await import('./syntax-report.ts');
    console.error(syntaxReport() ?? error);
  }
}

/** Whoever reads the output has seen enough, as `head` has after its lines. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

/** A package, not a file of ours, whose name would be a path. */
const isPackageMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.startsWith('Cannot find package');

export function createProgram(): Command {
  const program = new Command('plumbline')
    .description('Checks, edits and runs questionnaires.')
    .usage('COMMAND [options], with npm: npm run plumbline -- COMMAND [options]')
    .helpCommand(false)
    .showHelpAfterError(
      '"plumbline --help" lists the commands, "plumbline COMMAND --help" explains one.',
    );
  addChecks(program.commandsGroup('Check questionnaires'));
  addEdits(program.commandsGroup('Edit questionnaires'));
  addOperation(program.commandsGroup('Run the site'));
  addDevelopment(program.commandsGroup('Develop the site'));
  return program;
}

function addChecks(program: Command): void {
  program
    .command('validate')
    .description('say what is wrong for any visitor: file, line, reason, suggestion')
    .addOption(FLOW)
    .addOption(ROOT)
    .addOption(
      new Option('--format <format>', 'for people or for programs')
        .choices(['text', 'json', 'sarif'] as const)
        .default('text' as const),
    )
    .option('--watch', 'again after every save, in a fraction of the time', false)
    .option('--strict', 'what is not proven is an error, not a warning', false)
    .option('--database', 'also try the migrations and what visitors send in Postgres', false)
    .action(async (options) => (await import('./validate.ts')).runValidate(options));
  program
    .command('simulate')
    .description(
      'play the recorded journeys, and say what visitors see or send that is not recorded',
    )
    .addOption(FLOW)
    .addOption(ROOT)
    .option(
      '--generate',
      'regenerate the journeys called "cover-…", and record what visitors see',
      false,
    )
    .action(async (options) => (await import('./simulate.ts')).runSimulate(options));
  program
    .command('report')
    .description('describe what an edit changes for visitors and their drafts, as Markdown')
    .option(
      '--base <revision>',
      'compare with this revision (default: with each tag flow-v1, flow-v2, …)',
    )
    .addOption(FLOW)
    .addOption(ROOT)
    .action(async (options) => (await import('./report.ts')).runReport(options));
  program
    .command('graph')
    .description('draw the main questionnaire as docs/flow.svg, the others as docs/flow-NAME.svg')
    .addOption(FLOW)
    .addOption(ROOT)
    .action(async (options) => (await import('./graph.ts')).runGraph(options));
}

function addEdits(program: Command): void {
  program
    .command('studio')
    .description('open the workbench for questionnaires in the browser')
    .addOption(ROOT)
    .addOption(
      new Option('--port <number>', 'where to listen')
        .env('PORT')
        .default(4190)
        .argParser(parsePort),
    )
    .action(async (options) => (await import('./studio.ts')).runStudio(options));
  program
    .command('new')
    .description('add a step with one question')
    .argument('<step>', 'its name, and that of its folder in schemas/')
    .option('--after <step>', 'the step it follows (default: the last one)')
    .option('--when <condition>', 'ask it only of visitors who meet this condition')
    .addOption(FLOW)
    .addOption(ROOT)
    .action(async (step, options) => (await import('./edits.ts')).runNew(step, options));
  program
    .command('adopt')
    .description('make a questionnaire from a JSON Schema, and say what of it is left out')
    .argument('<schema>', 'file with the JSON Schema, or with what the RJSF playground shares')
    .argument('[ui]', 'file with its UI schema')
    .requiredOption('--as <name>', 'the name of the questionnaire, its file and its address')
    .option('--title <title>', "the text of links to it (default: the schema's title)")
    .addOption(ROOT)
    .action(async (schema, ui, options) =>
      (await import('./adopt.ts')).runAdopt(schema, ui, options),
    );
  program
    .command('move')
    .description('move a step')
    .argument('<step>')
    .requiredOption('--after <step>', 'the step it is to follow')
    .addOption(FLOW)
    .addOption(ROOT)
    .action(async (step, options) => (await import('./edits.ts')).runMove(step, options));
  program
    .command('remove')
    .description('remove a step, and add a migration of saved drafts')
    .argument('<step>')
    .addOption(FLOW)
    .addOption(ROOT)
    .action(async (step, options) => (await import('./edits.ts')).runRemove(step, options));
  program
    .command('rename')
    .description('rename a field wherever it is named, and add a migration of saved drafts')
    .argument('<path>', 'where the field is, such as ownershipInfo.startYear')
    .argument('<name>', 'its new name')
    .addOption(FLOW)
    .addOption(ROOT)
    .action(async (path, name, options) =>
      (await import('./edits.ts')).runRename(path, name, options),
    );
}

function addOperation(program: Command): void {
  program
    .command('build')
    .description('build the site in dist/')
    .action(async () => (await import('./develop.ts')).runBuild());
  program
    .command('launch')
    .description('list what is a sample or missing on the site, and fail while something is left')
    .option('--write', 'write the list to docs/launch.md instead of failing', false)
    .action(async (options) => (await import('./launch.ts')).runLaunch(options));
  program
    .command('export')
    .description('write the submitted quote requests of the embedded database as CSV and JSON')
    .option('--to <folder>', 'where to (default: "export" in the data folder)')
    .action(async ({ to }) => (await import('./export.ts')).runExport(to));
}

function addDevelopment(program: Command): void {
  program
    .command('budgets')
    .description('weigh the last build, and say what grew if it is over budget')
    .option('--record', 'store the sizes as the baseline for growth', false)
    .action(async (options) => (await import('./develop.ts')).runBudgets(options));
  program
    .command('build-engine')
    .description("build the engine's package")
    .argument('[folder]', 'where to', 'dist-engine')
    .action(async (folder) => (await import('./develop.ts')).runBuildEngine(folder));
  program
    .command('reference')
    .description('regenerate the reference of all keys in schemas/README.md')
    .addOption(ROOT)
    .action(async (options) => (await import('./develop.ts')).runReference(options));
  program
    .command('database-types')
    .description('write the types of the tables that the migrations create')
    .action(async () => (await import('./develop.ts')).runDatabaseTypes());
  program
    .command('fonts')
    .description("regenerate the site's font subsets")
    .action(async () => (await import('./develop.ts')).runFonts());
  program
    .command('licenses')
    .description('list the license of every package that ships')
    .action(async () => (await import('./develop.ts')).runLicenses());
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('A port is a number from 0 to 65535.');
}
