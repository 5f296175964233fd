package touchline.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one thread that writes. It takes all changes that wait, up to [#MOST], and commits them with
/// one sync of the disk; who handed one in goes on when it is durable. A change that fails leaves
/// the others of its group alone. Whatever happens to the thread, nobody waits for ever: when it
/// ends, all that was handed in has its answer, and nothing more is taken.
final class Writer implements AutoCloseable {
  static final int MOST = 500;

  private static final Logger LOG = LoggerFactory.getLogger(Writer.class);

  private record Job(Change change, CompletableFuture<Void> durable) {}

  private static final Job STOP = new Job(_ -> {}, new CompletableFuture<>());

  private final LinkedBlockingQueue<Job> queue = new LinkedBlockingQueue<>();
  private final Supplier<Handle> source;
  private final Thread thread;
  private Handle handle;
  private boolean closed;

  /// With a source of connections: one is used until it is broken.
  Writer(Supplier<Handle> source) {
    this.source = source;
    this.handle = source.get();
    this.thread = Thread.ofPlatform().name("store-writer").start(this::work);
  }

  /// Returns once the change is on disk.
  ///
  /// @throws StoreException if it could not be written; then nothing of it was
  void write(Change change) {
    var job = new Job(change, new CompletableFuture<>());
    synchronized (this) {
      if (closed) throw new StoreException("the store is closed");
      queue.add(job);
    }
    boolean interrupted = false;
    try {
      while (true) {
        try {
          job.durable.get();
          return;
        } catch (InterruptedException e) {
          interrupted = true; // it will be certain in a moment, so wait for that
        }
      }
    } catch (ExecutionException e) {
      throw new StoreException("not written", e);
    } finally {
      if (interrupted) Thread.currentThread().interrupt();
    }
  }

  /// Writes what was handed in, then closes the connection.
  @Override
  public void close() {
    synchronized (this) {
      if (closed) return;
      closed = true;
      queue.add(STOP);
    }
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void work() {
    var group = new ArrayList<Job>(MOST);
    try {
      while (!group.contains(STOP)) {
        group.clear();
        group.add(queue.take());
        queue.drainTo(group, MOST - 1);
        commit(group);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      end(group);
    }
  }

  /// Takes nothing more; who still waits is told that his change was not written.
  private void end(List<Job> group) {
    synchronized (this) {
      closed = true;
    }
    queue.drainTo(group);
    for (var job : group) job.durable.completeExceptionally(new StoreException("the store ended"));
    handle.close();
  }

  private void commit(List<Job> group) {
    var good = new ArrayList<Job>(group.size());
    try {
      handle.begin();
      for (var job : group) if (apply(job)) good.add(job);
      handle.commit();
    } catch (Throwable e) { // an error too: somebody waits for each of them
      LOG.error("a group of {} changes was not written", group.size(), e);
      for (var job : group) job.durable.completeExceptionally(e);
      rollBack();
      return;
    }
    for (var job : good) job.durable.complete(null);
  }

  private boolean apply(Job job) {
    handle.savepoint("change");
    try {
      job.change.apply(handle);
      handle.releaseSavepoint("change");
      return true;
    } catch (RuntimeException e) {
      handle.rollbackToSavepoint("change"); // and forgets it; the others of the group go on
      LOG.warn("a change was not written", e);
      job.durable.completeExceptionally(e);
      return false;
    }
  }

  private void rollBack() {
    try {
      handle.rollback();
    } catch (RuntimeException e) {
      LOG.error("not rolled back; the connection is opened again", e);
      try (var _ = handle) {
        handle = source.get();
      } catch (RuntimeException alsoNot) {
        e.addSuppressed(alsoNot);
        LOG.error("the broken connection was not closed, or no other opened", e);
      }
    }
  }
}
