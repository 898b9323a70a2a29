import { describe, expect, it } from 'vitest';
import { type AdmissionLimits, createAdmission } from '../../../api/request/admission.ts';

const limits: AdmissionLimits = {
  uploadsPerClient: 2,
  conversionsPerClient: 10,
  bytesPerClient: 100,
  bytesInFlight: 150,
  freeDiskBytes: 50,
};

function admissionOf(part: Partial<AdmissionLimits> = {}, free = 1000) {
  const disk = { free };
  const { admit } = createAdmission({ ...limits, ...part }, async () => disk.free);
  return { admit, disk };
}

const refused = (code: string, number: string) => ({ code, detail: expect.stringContaining(number) });

describe('createAdmission', () => {
  it("limits a client's simultaneous uploads", async () => {
    const { admit } = admissionOf();
    const first = await admit('a', 1);
    await admit('a', 1);
    await expect(admit('a', 1)).rejects.toMatchObject(refused('rate-limited', '2 files'));
    await admit('b', 1);
    first.endUpload();
    await admit('a', 1);
  });

  it("limits a client's bytes until its files are deleted", async () => {
    const { admit } = admissionOf();
    const ticket = await admit('a', 60);
    ticket.store(60);
    ticket.endUpload();
    await expect(admit('a', 60)).rejects.toMatchObject(refused('rate-limited', '100 byte'));
    ticket.release();
    ticket.release();
    await admit('a', 60);
  });

  it("limits a client's conversions until their files are deleted", async () => {
    const { admit } = admissionOf({ conversionsPerClient: 2 });
    const tickets = [await admit('a', 1), await admit('a', 1)];
    for (const { endUpload } of tickets) endUpload();
    await expect(admit('a', 1)).rejects.toMatchObject(refused('rate-limited', '2 conversions'));
    await admit('b', 1);
    tickets[0]?.release();
    tickets[0]?.release();
    await admit('a', 1);
    await expect(admit('a', 1)).rejects.toMatchObject(refused('rate-limited', '2 conversions'));
  });

  it('counts results as well, which may be larger than what was sent', async () => {
    const { admit } = admissionOf();
    const ticket = await admit('a', 1);
    ticket.store(1);
    ticket.endUpload();
    ticket.add(120);
    await expect(admit('a', 1)).rejects.toMatchObject(refused('rate-limited', '100 byte'));
    await expect(admit('b', 40)).rejects.toMatchObject(refused('busy', '150 byte'));
    ticket.release();
    ticket.add(120);
    await admit('a', 100);
  });

  it("accepts one file larger than the client's share", async () => {
    await expect(admissionOf().admit('a', 120)).resolves.toBeDefined();
  });

  it('limits the bytes of all clients', async () => {
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

  it('counts only stored bytes once an upload has ended', async () => {
    const { admit } = admissionOf();
    const ticket = await admit('a', 100);
    ticket.store(10);
    await expect(admit('a', 90)).rejects.toMatchObject({ code: 'rate-limited' });
    ticket.endUpload();
    await expect(admit('a', 90)).resolves.toBeDefined();
  });

  it('keeps a disk reserve, and room for promised bytes', async () => {
    const { admit, disk } = admissionOf({}, 100);
    const ticket = await admit('a', 30);
    await expect(admit('b', 30)).rejects.toMatchObject(refused('busy', '50 byte'));
    ticket.store(30);
    disk.free -= 30;
    await admit('b', 20);
    await expect(admit('b', 1)).rejects.toMatchObject({ code: 'busy' });
  });
});
