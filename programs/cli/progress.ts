import type { WriteStream } from 'node:tty';
import cliProgress from 'cli-progress';

// Node finds only some of its exports by name.
const { Format, MultiBar } = cliProgress;

/** How many columns the bar takes at most, and what stands beside it: "120/1000, 1h20m to go". */
const columns = { bar: 40, text: 24, least: 8 } as const;

/** A bar on a terminal that tells how many of a command's tasks have ended. */
export interface Progress {
  /** Counts one more task and prints its line, above the bar if that goes to a terminal, too. */
  readonly step: (line: string, to: NodeJS.WriteStream) => void;
  /** Takes the bar away and leaves the lines. */
  readonly stop: () => void;
}

/** Shows a bar for so many tasks on a terminal. */
export function showProgress(total: number, terminal: WriteStream): Progress {
  const bars = new MultiBar({
    stream: terminal,
    barsize: Math.max(columns.least, Math.min(columns.bar, terminal.columns - columns.text)),
    format: (options, { progress, value, eta }) => {
      const left = value === 0 ? '' : `, ${Format.TimeFormat(eta, options, 5)} to go`;
      return `${Format.BarFormat(progress, options)} ${value}/${total}${left}`;
    },
    clearOnComplete: true,
    hideCursor: true,
    linewrap: true,
    // The command ends in its own way at a signal.
    gracefulExit: false,
  });
  const bar = bars.create(total, 0);
  bars.update();
  return {
    step(line, to) {
      bar.increment();
      if (to.isTTY) bars.log(line);
      else to.write(line);
    },
    stop() {
      bars.update();
      bars.stop();
    },
  };
}
