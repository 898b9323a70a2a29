import { describe, expect, it } from 'vitest';
import { type AdmissionLimits, createAdmission } from '../../../api/request/admission.ts';

const limits: AdmissionLimits = { uploadsPerClient: 2, bytesPerClient: 100, bytesInFlight: 150, freeDiskBytes: 50 };

function admissionOf(part: Partial<AdmissionLimits> = {}, free = 1000) {
  const disk = { free };
  const { admit } = createAdmission({ ...limits, ...part }, async () => disk.free);
  return { admit, disk };
}

const refused = (code: string, number: string) => ({ code, detail: expect.stringContaining(number) });

describe('createAdmission', () => {
  it('bounds the uploads of one client that arrive at once', async () => {
    const { admit } = admissionOf();
    const first = await admit('a', 1);
    await admit('a', 1);
    await expect(admit('a', 1)).rejects.toMatchObject(refused('rate-limited', '2 files'));
    await admit('b', 1);
    first.endUpload();
    await admit('a', 1);
  });

  it("bounds a client's bytes until nothing of them is left", async () => {
    const { admit } = admissionOf();
    const ticket = await admit('a', 60);
    ticket.store(60);
    ticket.endUpload();
    await expect(admit('a', 60)).rejects.toMatchObject(refused('rate-limited', '100 byte'));
    ticket.release();
    ticket.release();
    await admit('a', 60);
  });

  it('takes one file that is larger than the share of its client', async () => {
    await expect(admissionOf().admit('a', 120)).resolves.toBeDefined();
  });

  it("bounds everybody's bytes", async () => {
    const { admit } = admissionOf();
    await admit('a', 80);
    await expect(admit('b', 80)).rejects.toMatchObject(refused('busy', '150 byte'));
    await admit('b', 70);
  });

  it('counts the bytes of an upload that does not state its length', async () => {
    const { admit } = admissionOf();
    const ticket = await admit('a', 0);
    ticket.store(90);
    expect(() => ticket.store(20)).toThrow('100 byte');
    await expect(admit('a', 20)).rejects.toMatchObject({ code: 'rate-limited' });
  });

  it('counts only what was stored once an upload has ended', async () => {
    const { admit } = admissionOf();
    const ticket = await admit('a', 100);
    ticket.store(10);
    ticket.endUpload();
    await admit('a', 90);
  });

  it('keeps a reserve of the disk free, and room for what was promised and has not arrived yet', async () => {
    const { admit, disk } = admissionOf({}, 100);
    const ticket = await admit('a', 30);
    await expect(admit('b', 30)).rejects.toMatchObject(refused('busy', '50 byte'));
    ticket.store(30);
    disk.free -= 30;
    await admit('b', 20);
    await expect(admit('b', 1)).rejects.toMatchObject({ code: 'busy' });
  });
});
